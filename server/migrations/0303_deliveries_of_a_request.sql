-- A guest who is forgotten takes along what was sent about the request: each found by an index, of all channels.
create index deliveries_by_request on deliveries (request_id) where request_id is not null;
drop index deliveries_sms_of_request;
create index follow_links_by_request on follow_links (request_id);
