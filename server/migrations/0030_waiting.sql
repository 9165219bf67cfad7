-- Whom the waves of alerts have asked, ring by ring: the miles of each, and how many it added; the first has the rest.
alter table requests add column asked_rings jsonb not null default '[]';
-- The owner has asked all shops within so many miles, whatever their own radius.
alter table requests add column widened_miles integer;
create index requests_open_widened on requests (created_at) where status = 'open' and widened_miles is not null;
-- Which shops have looked at a request: seen once is seen.
create table request_views (
  request_id uuid not null references requests,
  provider_id uuid not null references providers,
  at timestamptz not null,
  primary key (request_id, provider_id)
);
