-- Two sides of a job that is over disagree on money: one objects, the other answers, and somebody or the clock decides.
create table disputes (
  id uuid primary key default gen_random_uuid(),
  job_id uuid not null references jobs,
  state text not null default 'open' check (state in (
    'open', 'answered', 'decided', 'appealed', 'final', 'withdrawn', 'agreed')),
  by_side text not null check (by_side in ('customer', 'provider')),
  reason text not null,
  -- Which lines of what was agreed, counted from 0; null for all of it.
  lines integer[],
  words text not null,
  claim_cents bigint not null check (claim_cents > 0),
  answer_words text,
  -- How much of the claim the opener gets; and why, where nobody has agreed on it.
  award_cents bigint check (award_cents >= 0 and award_cents <= claim_cents),
  decided_because text check (decided_because in ('operator', 'no_answer', 'no_decision', 'offer', 'withdrawn')),
  decision_words text,
  decided_by uuid references users,
  appeal_side text check (appeal_side in ('customer', 'provider')),
  appeal_words text,
  opened_by uuid references users,
  opened_at timestamptz not null,
  moved_at timestamptz not null,
  -- When the clock goes on; never of what is over.
  due_at timestamptz,
  reminders integer not null default 0,
  ended_at timestamptz,
  -- What of the provider's money is set aside for it, what of the award no card pays, and when its money was moved.
  reserved_cents bigint not null default 0 check (reserved_cents >= 0),
  direct_cents bigint not null default 0 check (direct_cents >= 0),
  carried_at timestamptz,
  -- What had been said, shown and done by then, with its SHA-256.
  pack text,
  pack_hash bytea not null,
  check ((state in ('final', 'withdrawn', 'agreed')) = (ended_at is not null)),
  check ((ended_at is null) = (due_at is not null)),
  check ((state in ('open', 'answered')) <= (award_cents is null)),
  check ((ended_at is not null) <= (award_cents is not null)),
  -- Each side objects to a job once.
  unique (job_id, by_side)
);
create unique index disputes_one_running on disputes (job_id) where ended_at is null;
create index disputes_due on disputes (due_at) where due_at is not null;
create index disputes_to_carry_out on disputes (ended_at) where ended_at is not null and carried_at is null;

create table dispute_offers (
  id uuid primary key default gen_random_uuid(),
  dispute_id uuid not null references disputes,
  side text not null check (side in ('customer', 'provider')),
  award_cents bigint not null check (award_cents >= 0),
  offered_at timestamptz not null,
  expires_at timestamptz not null,
  taken_at timestamptz
);
create index dispute_offers_by_dispute on dispute_offers (dispute_id, offered_at);

-- What either side shows: photos of the conversation that stand with a dispute instead of a message.
alter table photos add column dispute_id uuid references disputes;
create index photos_by_dispute on photos (dispute_id) where dispute_id is not null;

-- The evidence is frozen when a dispute opens: it may be forgotten with its people, and is never another.
create function dispute_packs_stand() returns trigger language plpgsql as $$
begin
  if new.pack_hash <> old.pack_hash or (new.pack is not null and new.pack is distinct from old.pack) then
    raise exception 'the evidence of a dispute is never changed' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger disputes_packs_stand before update on disputes
  for each row execute function dispute_packs_stand();

-- Links of a request whose job is disputed stay good longer than a week after it closed: people without an account answer by them.
alter table requests add column links_until timestamptz;
