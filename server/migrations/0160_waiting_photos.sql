-- With how many photos still waiting on it a phone has sent one.
alter table proofs add column waiting smallint check (waiting >= 0);
