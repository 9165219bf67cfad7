-- What points at a request or a bid is found by an index where one of them goes: without, each one that goes reads a whole table.
create index requests_by_comeback on requests (comeback_of) where comeback_of is not null;
create index declines_by_request on declines (request_id);
create index photos_by_bid on photos (bid_id) where bid_id is not null;
create index approvals_by_bid on approvals (bid_id);
create index differences_by_job on reconciliation_differences (job_id) where job_id is not null;
