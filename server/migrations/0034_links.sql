-- A link that may only look, to be shared.
alter table request_tokens add column is_read_only boolean not null default false;

-- A link that mails and texts repeat has a short code (`/s/…`), of which the hash is kept. Its token is sealed with
-- that code, and the code with the server's own key: what stands here opens nothing by itself.
alter table request_tokens
  add column short_hash bytea unique,
  add column sealed_token bytea,
  -- Null also where the server's key has become another: what was sent still opens, but another link is sent from now on.
  add column sealed_code bytea,
  add constraint request_tokens_short_check
    check ((short_hash is null) = (sealed_token is null) and (sealed_code is null or short_hash is not null));

-- One of each right for the contact of a request.
create unique index request_tokens_repeated on request_tokens (request_id, bid_id, is_read_only) nulls not distinct
  where sealed_code is not null and revoked_at is null;
