-- In which language each reads, as a BCP 47 tag; null where nobody knows. A technician without one reads the shop's.
alter table users add column language text;
alter table providers add column language text;
alter table technicians add column language text;
-- Of the page that asked, for a guest who has no account.
alter table requests add column language text;
