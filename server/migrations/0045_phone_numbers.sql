-- Phone numbers are E.164 from here on ("+15125550148"). Those of before are written so where they can be: ten digits of North
-- America, with or without their 1, or a number with its country. Words, extensions and numbers that are none stay as they are
-- until somebody corrects them.
create function pg_temp.e164(typed text) returns text language sql immutable as $$
  select case
    when typed !~ '^[-+0-9().\s/]+$' then typed
    when typed !~ '^\s*\+(?!\s*1)' and digits ~ '^1?[2-9]\d{2}[2-9]\d{6}$' then '+1' || right(digits, 10)
    when typed ~ '^\s*\+\s*[2-9][-\d.\s/]*$' and length(digits) between 8 and 15 then '+' || digits
    else typed
  end
  from (select regexp_replace(typed, '\D', '', 'g') as digits) as number
$$;

update users set phone = pg_temp.e164(phone) where phone <> pg_temp.e164(phone);
update providers set phone = pg_temp.e164(phone) where phone <> pg_temp.e164(phone);
update technicians set phone = pg_temp.e164(phone) where phone <> pg_temp.e164(phone);
update requests set customer_phone = pg_temp.e164(customer_phone) where customer_phone <> pg_temp.e164(customer_phone);

-- The look-up by the beginning of a number, with or without the 1 of North America. The old one serves nothing any more.
drop index users_by_phone_prefix;
create index users_by_phone_prefix on users (regexp_replace(phone, '^\+1|\D', '', 'g') text_pattern_ops);

-- Who has answered an SMS with HELP or STOP: in which language the answer is read.
create index users_by_phone on users (phone);
create index technicians_by_phone on technicians (phone);
create index guests_by_phone on requests (customer_phone, created_at)
  where customer_user_id is null and fleet_id is null;
