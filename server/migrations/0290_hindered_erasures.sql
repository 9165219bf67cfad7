-- An erasure that something hinders is looked at again later, behind those that nothing hinders: it keeps nobody waiting.
alter table erasures add column look_at timestamptz;
