-- Which wave of alerts has gone out (rules C3): null where everybody in reach hears at once.
alter table requests add column alert_wave integer;
