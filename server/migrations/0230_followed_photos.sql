-- Who makes a link to follow says whether it shows the photos too (trips §6).
alter table follow_links add column shows_photos boolean not null default false;
