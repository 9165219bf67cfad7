-- Whose clock counts at the place of a request: a scheduled time is told by it. Of requests that were there before only the
-- state is asked, as for a place without a position.
alter table requests add column time_zone text not null default 'America/Chicago';
update requests set time_zone = case
    when state in ('CT', 'DE', 'DC', 'FL', 'GA', 'IN', 'KY', 'ME', 'MD', 'MA', 'MI', 'NH', 'NJ', 'NY', 'NC', 'OH', 'PA',
      'RI', 'SC', 'VT', 'VA', 'WV') then 'America/New_York'
    when state in ('CO', 'ID', 'MT', 'NM', 'UT', 'WY') then 'America/Denver'
    when state in ('CA', 'NV', 'OR', 'WA') then 'America/Los_Angeles'
    when state = 'AZ' then 'America/Phoenix'
    when state = 'AK' then 'America/Anchorage'
    when state = 'HI' then 'Pacific/Honolulu'
    else 'America/Chicago'
  end
where scheduled_at is not null;
