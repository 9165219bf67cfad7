-- What a shop has to get and what a fleet owes are asked for with each bid, bill and look at the money: never by reading the
-- whole ledger.
create index ledger_entries_by_provider on ledger_entries (provider_id, account) include (cents)
  where provider_id is not null;
create index ledger_entries_by_fleet on ledger_entries (fleet_id, account) include (cents)
  where fleet_id is not null;
create index ledger_entries_by_credit on ledger_entries (credit_id) where credit_id is not null;
