-- What an operator has made of the marketing figures; those without a row stand as contract/figures.ts gives them.
create table site_figures (
  id text primary key,
  value text not null check (length(value) between 1 and 20),
  is_shown boolean not null,
  changed_at timestamptz not null,
  changed_by uuid not null references users
);

-- What an applicant says of his shop beside what decides which requests reach him (S0 §3).
alter table providers
  add column experience text,
  add column team_size text,
  add column equipment text,
  add column service_area text;
