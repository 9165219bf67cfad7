-- What a job leaves behind: photos, readings, what was skipped and why, and who has signed for which agreement.
create table proofs (
  id uuid primary key default gen_random_uuid(),
  job_id uuid not null references jobs,
  -- What of the service's list it is for (contract/proof-lists.ts).
  item text not null,
  kind text not null check (kind in ('photo', 'reading', 'signature', 'skip')),
  by_side text not null check (by_side in ('customer', 'provider')),
  by_user_id uuid references users,
  technician_id uuid references technicians,
  -- By the device's own clock, and when it came to us.
  taken_at timestamptz not null,
  received_at timestamptz not null,
  -- From where the request is, where the device said where it was; the position itself is not kept.
  distance_m integer check (distance_m >= 0),
  reading text check (length(reading) between 1 and 200),
  skip_reason text check (skip_reason in ('not_safe', 'too_dark', 'no_camera', 'nobody_there', 'other')),
  words text,
  signer text,
  strokes jsonb check (jsonb_typeof(strokes) = 'array'),
  agreement_hash bytea,
  foreign key (job_id, agreement_hash) references job_agreements (job_id, hash),
  check (reading is null or kind = 'reading'),
  check ((skip_reason is not null) = (kind = 'skip')),
  check (words is null or kind = 'skip'),
  check ((agreement_hash is not null) = (kind = 'signature')),
  check ((signer is null and strokes is null) or kind = 'signature')
);
-- The list of a job; and one signature of each kind for one agreement.
create index proofs_by_job on proofs (job_id, received_at);
create unique index proofs_one_signature on proofs (job_id, item, agreement_hash) where kind = 'signature';

-- A photo that proves something, instead of standing on the request, in a message, a change or a dispute.
alter table photos add column proof_id uuid references proofs;
create unique index photos_by_proof on photos (proof_id) where proof_id is not null;

-- A photo that is shown no more, and why; the evidence of a dispute keeps it.
create table proof_hidings (
  proof_id uuid primary key references proofs,
  reason text,
  by_user_id uuid references users,
  technician_id uuid references technicians,
  hidden_at timestamptz not null
);

-- What was given is only added to. What people typed and drew may be forgotten with them, and is never another.
create function proofs_stand() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE'
    or (new.reading is not null and new.reading is distinct from old.reading)
    or (new.words is not null and new.words is distinct from old.words)
    or (new.signer is not null and new.signer is distinct from old.signer)
    or (new.strokes is not null and new.strokes is distinct from old.strokes)
    or to_jsonb(new) - '{reading,words,signer,strokes}'::text[]
      is distinct from to_jsonb(old) - '{reading,words,signer,strokes}'::text[]
  then
    raise exception 'proof of work is only added to' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger proofs_stand before update or delete on proofs
  for each row execute function proofs_stand();

create function proof_hidings_stand() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or new.reason is not null
    or to_jsonb(new) - 'reason' is distinct from to_jsonb(old) - 'reason'
  then
    raise exception 'proof of work is only added to' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger proof_hidings_stand before update or delete on proof_hidings
  for each row execute function proof_hidings_stand();
