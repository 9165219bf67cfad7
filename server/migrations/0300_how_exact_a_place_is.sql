-- Within how many miles the truck stands of where the typed words lead: a town or a mile of road is no proof of anybody's arrival.
alter table requests add column place_miles real;
