-- Whom what a fleet owes on its terms is to be asked of, where its last manager had the account erased. Goes when it is paid.
create table fleet_debtors (
  fleet_id uuid primary key references fleets,
  company_name text not null,
  manager_name text not null,
  phone text not null,
  email text,
  address text not null,
  erased_at timestamptz not null,
  forget_at timestamptz not null
);
