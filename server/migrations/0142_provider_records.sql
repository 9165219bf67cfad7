-- What the jobs of a business show of it, measured now and then; null before it has any.
alter table providers add column record jsonb;
