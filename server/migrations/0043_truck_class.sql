-- How big a truck the shop takes, and whether it does truck tires; nothing said takes all.
alter table providers
  add column truck_work text[] not null default '{}',
  add check (truck_work <@ array['light', 'medium', 'heavy', 'truck_tires']);
-- How big the truck is that needs help; null where nobody knows.
alter table requests add column truck_class text check (truck_class in ('light', 'medium', 'heavy'));

-- Does this shop do such work on such a truck? `contract/truck-class.ts` says the same.
create function does_work(p providers, trades text[], truck_class text) returns boolean
language sql immutable parallel safe
return p.trades && case
    when truck_class in ('medium', 'heavy') and p.truck_work <> '{}'
      and not 'truck_tires' = any (p.truck_work)
    then array_remove(trades, 'tire') else trades end
  and (truck_class is null
    or not p.truck_work && array['light', 'medium', 'heavy']
    or truck_class = any (p.truck_work));
