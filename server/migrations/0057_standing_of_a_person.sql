-- A person may be suspended apart from the business or fleet they belong to. `suspended_at` stays what every call asks:
-- what lifts the suspension of a business leaves it in force for whoever is suspended in person.
alter table users
  add column suspended_in_person_at timestamptz,
  add column suspended_in_person_because text;
