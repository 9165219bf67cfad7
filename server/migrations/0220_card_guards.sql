-- Cards that failed, counted by what tried them (money §10): the device, the phone number, the network address, each as a keyed
-- hash. Where three fail within an hour no card is asked for there for a while; help and paying directly go on.
create table card_askings (
  hold_id uuid primary key references holds,
  marks bytea[] not null,
  -- How many cards the processor's page has refused by now, and since when nobody may try another one there.
  failed integer not null default 0 check (failed >= 0),
  stopped_at timestamptz,
  asked_at timestamptz not null
);
create index card_askings_stopped on card_askings (stopped_at) where stopped_at is not null;
create table card_failures (
  id bigint generated always as identity primary key,
  mark bytea not null,
  failed_at timestamptz not null
);
create index card_failures_by_mark on card_failures (mark, failed_at);
create index card_failures_by_age on card_failures (failed_at);

-- Who asked for help and who gave it are the same people, by what they share: such a job counts for no figure, and what a card
-- has paid for it is paid out later.
alter table jobs add column same_people text check (same_people in ('phone', 'mail', 'device'));
create index jobs_of_same_people on jobs (closed_at) where same_people is not null;
