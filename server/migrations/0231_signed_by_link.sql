-- Who signs by a link to follow, with the code that the technician shows (trips §5): both sides read that it was so.
alter table proofs add column is_by_link boolean not null default false,
  add check (not is_by_link or kind = 'signature');
