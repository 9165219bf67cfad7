-- What people are told is kept as code and parameters: the sentence is made where its reader is known.
alter table notifications add column code text, add column params jsonb;
update notifications set code = 'earlier', params = jsonb_build_object('title', title, 'body', body);
alter table notifications alter column code set not null, alter column params set not null,
  drop column title, drop column body;

alter table deliveries add column code text, add column params jsonb;
update deliveries set code = 'earlier', params = jsonb_build_object('title', title, 'body', body);
alter table deliveries alter column code set not null, alter column params set not null,
  drop column title, drop column body;

-- Why a message was held back: a code of ours, or what the other side said ("SMTP 550").
update deliveries d set reason = known.code
  from (values ('no mail address', 'no_mail_address'), ('mail is switched off', 'mail_off'),
    ('no phone number', 'no_phone_number'), ('phone is not confirmed', 'phone_not_confirmed'),
    ('SMS is switched off', 'sms_off'), ('quiet hours', 'quiet_hours'), ('answered STOP', 'stopped'),
    ('no device any more', 'no_device')) known (words, code)
  where d.reason = known.words;
