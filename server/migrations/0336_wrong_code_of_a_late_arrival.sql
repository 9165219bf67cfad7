-- An arrival that waited for a network stands beside a code that was not the customer's (decision 452): what was typed is said.
alter table jobs add column arrival_code_wrong boolean not null default false;
