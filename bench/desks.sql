-- Desks with years behind them, in a copy of the market: a fleet of 2,000 drivers, 5,000 units and a quarter of all requests, a
-- customer who asked 300 times, a shop with 3,000 jobs, and who runs the platform. $metros is replaced by a number; a world of
-- a tenth has desks of a tenth.

insert into users (id, user_type, username, email, full_name, phone, password_hash)
values (bench_id('user', -1), 'business_customer', 'bench-fleet', 'fleet@example.com', 'Fleet Manager', '(512) 555-0100', 'none'),
  (bench_id('user', -2), 'customer', 'bench-customer', 'customer@example.com', 'Bench Customer', '(512) 555-0100', 'none'),
  (bench_id('user', -3), 'admin', 'bench-admin', 'admin@example.com', 'Operator', '(512) 555-0100', 'none');

insert into fleets (id, owner_user_id, company_name, account_manager_name, vehicle_count, status)
values (bench_id('fleet', 1), bench_id('user', -1), 'Bench Freight', 'Fleet Manager', 5000, 'active');
insert into fleet_members (user_id, fleet_id, role, created_at)
values (bench_id('user', -1), bench_id('fleet', 1), 'manager', now());

insert into users (id, user_type, username, full_name, phone, password_hash)
select bench_id('user', -100 - i), 'driver', 'bench-driver-' || i, 'Driver ' || i, '(512) 555-0100', 'none'
from generate_series(1, $metros * 40) i;
insert into drivers (id, user_id, fleet_id)
select bench_id('driver', i), bench_id('user', -100 - i), bench_id('fleet', 1) from generate_series(1, $metros * 40) i;
insert into units (id, fleet_id, kind, unit_number, make, model, year, driver_id, created_at)
select bench_id('unit', i), bench_id('fleet', 1), case when i % 2 = 0 then 'truck' else 'trailer' end, 'U-' || i,
  'Freightliner', 'Cascadia', '2022', case when i <= $metros * 40 then bench_id('driver', i) end, now()
from generate_series(1, $metros * 100) i;

-- Every fourth that is done, and sixty that are open.
update requests r set fleet_id = bench_id('fleet', 1), driver_id = bench_id('driver', 1 + i % ($metros * 40)),
  unit_id = bench_id('unit', 1 + i % ($metros * 100))
from generate_series(1, $metros * 4000) i
where r.id = bench_id('request', i) and (i % 4 = 1 or (i % 100 = 0 and i <= 6000));

-- Done by two thousand shops.
update bids b set provider_id = bench_id('provider', 1 + i % ($metros * 40))
from generate_series(1, $metros * 4000, 4) i
where b.id = bench_id('bid', i * 5)
  and not exists (select from bids o where o.request_id = b.request_id and o.provider_id = bench_id('provider', 1 + i % ($metros * 40)));

update requests r set customer_user_id = bench_id('user', -2)
from generate_series(2, $metros * 4000, 4) i where r.id = bench_id('request', i) and i <= 4 * 6 * $metros;

-- Won by one shop.
update bids b set provider_id = bench_id('provider', 1)
from generate_series(3, $metros * 4000, 4) i
where b.id = bench_id('bid', i * 5) and i <= 4 * 60 * $metros
  and not exists (select from bids o where o.request_id = b.request_id and o.provider_id = bench_id('provider', 1));
update jobs j set provider_id = b.provider_id from bids b where b.id = j.bid_id and b.provider_id <> j.provider_id;

insert into sessions (token_hash, user_id, has_factor)
select sha256(('bench-session-' || name)::bytea), bench_id('user', i), true
from (values ('fleet', -1), ('customer', -2), ('admin', -3), ('driver', -101)) s (name, i);

create table bench_desks_complete as select now() as at;
