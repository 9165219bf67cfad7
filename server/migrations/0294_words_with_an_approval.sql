-- What is said with an approval: the driver's note for the provider, why the driver wants this bid, and why the fleet said no.
alter table approvals
  add column note text,
  add column reason text,
  add column answer text;
