-- What a provider shows of himself beyond his application (S1 §3).
alter table providers
  add column picture_id uuid,
  add column business_link text,
  add column tools text[] not null default '{}',
  add column certifications text[] not null default '{}',
  add column specializations text[] not null default '{}',
  add column insurance text,
  add column pricing text,
  add column phone_confirmed_at timestamptz;
-- Whoever was approved before codes existed goes on working; everybody else confirms his phone before he bids.
update providers set phone_confirmed_at = created_at where status = 'active';
-- A picture by its address.
create unique index providers_by_picture on providers (picture_id) where picture_id is not null;

-- The code that confirms a provider's phone: the newest counts. No code while the SMS is still in the queue.
create table phone_codes (
  provider_id uuid primary key references providers,
  -- Where it goes: after a change of the number an older code confirms nothing.
  phone text not null,
  asked_at timestamptz not null,
  -- The askings of the last hour, for the limit.
  askings timestamptz[] not null,
  code_hash bytea,
  sent_at timestamptz,
  failed_at timestamptz,
  expires_at timestamptz,
  tries integer not null default 0
);

-- Days on which a provider is closed, in his time zone.
create table holidays (
  id uuid primary key default gen_random_uuid(),
  provider_id uuid not null references providers,
  first_day date not null,
  last_day date not null,
  note text,
  created_at timestamptz not null,
  check (first_day <= last_day)
);
-- The holidays of a provider, the next first.
create index holidays_of_provider on holidays (provider_id, last_day);
-- The same days beside the provider, kept by the deeds that change his holidays: matching reads thousands of providers
-- at once, and a function with a query inside would be called instead of inlined.
alter table providers add column closed_days datemultirange not null default '{}';

-- Is this provider to be reached now (rules C3)? On duty, or inside his hours on a day that is no holiday; an emergency
-- reaches him off duty only where he takes emergencies at any hour.
create or replace function is_available(p providers, urgency text, at timestamptz) returns boolean
language sql stable parallel safe
return p.on_duty or (not p.closed_days @> (at at time zone p.time_zone)::date and case
  when urgency = 'emergency' then p.takes_emergencies or (p.open_from = 0 and p.open_to = 24)
  else extract(hour from at at time zone p.time_zone) >= p.open_from
   and extract(hour from at at time zone p.time_zone) < p.open_to
end);
