-- The admin's look-up of a technician by the beginning of the name, the last name or the number, as that of a user.
create index technicians_by_name_prefix on technicians (lower(full_name) text_pattern_ops);
create index technicians_by_last_name_prefix on technicians (lower(substring(full_name from '\S+$')) text_pattern_ops);
create index technicians_by_phone_prefix on technicians (regexp_replace(phone, '^\+1|\D', '', 'g') text_pattern_ops);
