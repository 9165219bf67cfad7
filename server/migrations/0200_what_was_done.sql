-- What was done is said in more words than a reading: as many as a step's note has.
alter table proofs drop constraint proofs_reading_check;
alter table proofs add constraint proofs_reading_length check (length(reading) between 1 and 1000);
