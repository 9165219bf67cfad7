-- Whether a fleet has a PO number already, asked when the next one is made.
create index requests_by_po_number on requests (fleet_id, po_number text_pattern_ops)
  where fleet_id is not null and po_number is not null;
