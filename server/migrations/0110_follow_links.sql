-- Links that follow one job and open nothing else. A table of their own: a server that does not know them takes none of them
-- for a link to the whole request.
create table follow_links (
  id uuid primary key default gen_random_uuid(),
  request_id uuid not null references requests,
  -- For whom, as its maker calls them.
  name text not null check (length(name) between 1 and 60),
  token_hash bytea not null unique,
  -- With the server's own key, so that its maker can show it again.
  sealed_token bytea not null,
  made_at timestamptz not null,
  ends_at timestamptz not null,
  revoked_at timestamptz,
  opened integer not null default 0,
  opened_at timestamptz
);
-- The list of a request, and one link for each name.
create unique index follow_links_of_request on follow_links (request_id, name) where revoked_at is null;
create index follow_links_by_end on follow_links (ends_at);
