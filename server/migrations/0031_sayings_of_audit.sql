-- What a deed was about, as a saying, where nobody typed a reason: its sentence is made for who reads the log.
alter table audit_log add column saying text;
