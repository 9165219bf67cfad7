-- Duty follows the hours by itself. What a shop's people say by hand holds until a time, or until they say otherwise.
alter table providers
  add column duty_by_hand text check (duty_by_hand in ('on', 'off')),
  add column duty_until timestamptz,
  add check (duty_by_hand is not null or duty_until is null);

-- Who was on duty and has never said any hours would hear of nothing more.
update providers set duty_by_hand = 'on' where on_duty and service_hours is null;

-- Is this shop to be reached now (rules C3)? By hand, or inside its hours on a day that is no holiday; an emergency
-- reaches it off duty where it takes emergencies at any hour.
create or replace function is_available(p providers, urgency text, at timestamptz) returns boolean
language sql stable parallel safe
return case
  when p.duty_by_hand is not null and (p.duty_until is null or at < p.duty_until)
    then p.duty_by_hand = 'on'
  else not p.closed_days @> (at at time zone p.time_zone)::date
    and coalesce(extract(hour from at at time zone p.time_zone) >= p.open_from
      and extract(hour from at at time zone p.time_zone) < p.open_to, false)
end or (urgency = 'emergency' and p.takes_emergencies
  and not p.closed_days @> (at at time zone p.time_zone)::date);

alter table providers drop column on_duty;
