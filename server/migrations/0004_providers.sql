create table providers (
  id uuid primary key default gen_random_uuid(),
  owner_user_id uuid not null unique references users,
  business_name text not null,
  owner_name text not null,
  phone text not null,
  address text not null,
  description text,
  status text not null default 'pending' check (status in ('pending', 'active', 'suspended')),
  trades text[] not null
    check (trades <@ array['towing', 'truck-repair', 'mobile-detailing', 'battery', 'tire']),
  radius_miles integer not null check (radius_miles between 1 and 150),
  -- Where the shop stands, looked up from the address; null while no place is known.
  lat float8,
  lng float8,
  city text,
  state text,
  time_zone text not null,
  -- The box around the circle of the service radius, for the index; the exact distance decides.
  cover box,
  service_hours text,
  open_from integer check (open_from between 0 and 24),
  open_to integer check (open_to between 0 and 24),
  takes_emergencies boolean not null default false,
  on_duty boolean not null default true,
  profile_complete boolean not null default false,
  -- Figures from data (rules C25); null means "not measured yet".
  verified boolean not null default false,
  rating numeric(3, 2),
  review_count integer not null default 0,
  response_minutes integer,
  jobs_done integer not null default 0,
  created_at timestamptz not null default now(),
  check ((lat is null) = (lng is null) and (lat is null) = (cover is null))
);
-- Whom a new request reaches: the active providers whose box covers its point.
create index providers_by_cover on providers using gist (cover) where status = 'active';
-- Whom a request without a position reaches.
create index providers_by_state on providers (state) where status = 'active';

-- Is this provider to be reached now (rules C3)? On duty, or inside his hours; an emergency reaches him off duty
-- only where he takes emergencies at any hour.
create function is_available(p providers, urgency text, at timestamptz) returns boolean
language sql stable parallel safe
return p.on_duty or case
  when urgency = 'emergency' then p.takes_emergencies or (p.open_from = 0 and p.open_to = 24)
  else extract(hour from at at time zone p.time_zone) >= p.open_from
   and extract(hour from at at time zone p.time_zone) < p.open_to
end;
