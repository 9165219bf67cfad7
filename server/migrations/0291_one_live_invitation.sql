-- One invitation of a provider per address is good, in whatever capitals: a newer one takes the place of the older. A unique index
-- as of fleets comes a release later: the version before this one compares letter by letter, and would fail at it.
update provider_invitations i set revoked_at = now()
  where accepted_at is null and revoked_at is null and exists (
    select from provider_invitations n where n.provider_id = i.provider_id and lower(n.email) = lower(i.email)
      and n.accepted_at is null and n.revoked_at is null
      and (n.created_at, n.id) > (i.created_at, i.id));
