-- What somebody typed as a title stays; a title that we made, and the spot, are said when their reader is known.
alter table requests
  alter column title drop not null,
  alter column area drop not null,
  add column area_miles integer,
  add column area_direction text;

update requests r set title = null
from (values
  ('towing_service', 'Towing Service'),
  ('truck_repair', 'Truck Repair'),
  ('truck_wash', 'Truck Wash'),
  ('tire_service', 'Tire Service'),
  ('battery_service', 'Battery Service'),
  ('roadside_tire', 'Roadside Tire Change'),
  ('roadside_towing', 'Roadside Towing'),
  ('roadside_repair', 'Roadside Truck Repair'),
  ('mobile_car_wash', 'Car Wash'),
  ('mobile_auto_repair', 'Auto Repair')) made (service_type, name)
where r.service_type = made.service_type and lower(r.title) = lower(made.name ||
  case when r.lat is null then '' else ' near ' || concat_ws(', ', r.city, r.state) end);

update requests set
  area_miles = substring(area from '^(\d+) mi [NSEW]+ of ')::integer,
  area_direction = substring(area from '^\d+ mi ([NSEW]+) of ')
where area ~ '^\d+ mi [NSEW]+ of ';

-- Written no more; a version that still runs beside this one reads it.
update requests set area = null where area in ('Place not known yet', 'United States');

-- `words` holds the words of the reader's language, and patterns of `format`.
create function request_title(title text, service_type text, city text, state text, words jsonb) returns text
language sql stable parallel safe
return coalesce(title, case when city is null then words->'types'->>service_type
  else format(words->>'near', words->'types'->>service_type, concat_ws(', ', city, state)) end);

create function request_area(rough_lat float8, miles integer, direction text, city text, state text, words jsonb)
returns text language sql stable parallel safe
return case
  when rough_lat is null then words->>'unknown'
  when city is null then words->>'country'
  when miles > 0 then format(words->>'off', miles, words->'directions'->>direction, concat_ws(', ', city, state))
  else concat_ws(', ', city, state) end;

-- What forgotten guests had written and were called was kept as a sentence of ours.
update messages set content = '' where content = 'Removed 180 days after the job.';
update requests set customer_name = '' where guest_forgotten_at is not null;
