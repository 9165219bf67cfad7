-- Which version of which text somebody has agreed to, and when: with an account, or with a guest's request.
create table agreements (
  id bigint generated always as identity primary key,
  user_id uuid references users,
  request_id uuid references requests,
  text text not null check (text in ('terms', 'privacy', 'sms')),
  version text not null,
  agreed_at timestamptz not null,
  check (num_nonnulls(user_id, request_id) = 1)
);
create unique index agreements_of_users on agreements (user_id, text, version) where user_id is not null;
create unique index agreements_of_guests on agreements (request_id, text, version) where request_id is not null;
