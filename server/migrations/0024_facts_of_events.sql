-- What the history says of an event, as values. The note is what a person typed, and nothing else.
alter table events add column facts jsonb;

update events set facts = jsonb_build_object('minutes', substring(note from '[0-9]+')::int), note = null
  where name = 'job_delayed' and note ~ '^There in about [0-9]+ minutes\.$';

update events set facts = '{"byItself": true}', note = null
  where name = 'job_confirmed' and note = 'Confirmed by itself after 24 hours.';

update events e set facts = jsonb_build_object('report', said.kind),
    note = nullif(btrim(substr(e.note, length(said.sentence) + 1)), '')
  from (values ('ready', 'I am with the vehicle and ready.'), ('arrived', 'The provider is here.'),
    ('problem', 'There is a problem.')) said (kind, sentence)
  where e.name = 'driver_reported' and starts_with(e.note, said.sentence);

-- A note that has been forgotten with its guest leaves the report, where its payload still tells it.
update events set facts = jsonb_build_object('report', payload->>'kind')
  where name = 'driver_reported' and facts is null and payload->>'kind' is not null;

-- "Lee, Wrecker 7": a first name has no comma.
update events set note = null, facts = jsonb_strip_nulls(jsonb_build_object(
    'firstName', split_part(note, ', ', 1),
    'vehicle', nullif(substr(note, length(split_part(note, ', ', 1)) + 3), '')))
  where name in ('technician_assigned', 'technician_taken_off') and note is not null;
