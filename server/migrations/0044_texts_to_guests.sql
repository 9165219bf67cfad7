-- A number as `numberKey` (platform/sms/stops.ts) knows it.
create function number_key(phone text) returns text
language sql immutable parallel safe
return case when length(regexp_replace(phone, '\D', '', 'g')) = 10 then '1' else '' end
  || regexp_replace(phone, '\D', '', 'g');

-- Who has had a text of ours knows who writes and how to end it. Forgotten with the guest.
create table texted_numbers (
  phone text primary key,
  at timestamptz not null
);
insert into texted_numbers (phone, at)
  select number_key(coalesce(u.phone, t.phone, r.customer_phone)), min(d.created_at)
  from deliveries d
  left join users u on u.id = d.user_id
  left join technicians t on t.id = d.technician_id
  left join requests r on r.id = d.request_id
  where d.channel = 'sms' and d.status = 'sent'
    and coalesce(u.phone, t.phone, r.customer_phone) ~ '\d'
  group by 1;

-- A text that waits, so that no more than one of its kind comes in some minutes.
alter table deliveries add column not_before timestamptz;

-- Which wording of the consent to texts stood beside the number, and when it was given.
alter table requests add column texts_consent_version integer, add column texts_consent_at timestamptz;
