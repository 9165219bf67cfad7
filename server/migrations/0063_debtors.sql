-- Whom fees are to be asked of: a business whose owner had the account erased while it owed some. Goes when they are paid.
create table debtors (
  provider_id uuid primary key references providers,
  business_name text not null,
  owner_name text not null,
  phone text not null,
  email text,
  address text not null,
  erased_at timestamptz not null,
  forget_at timestamptz not null
);
