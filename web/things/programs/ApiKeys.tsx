import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import type { ApiKey, NewApiKey } from '#contract/api-keys.ts'
import { apiAccess } from '#contract/words/en/api-access.ts'
import { Button } from '../../kit/ui/Button.tsx'
import { ListOf } from '../../kit/ui/ListOf.tsx'
import { KeysTable } from './KeysTable.tsx'
import { MakeKey } from './MakeKey.tsx'
import { Part } from './Part.tsx'
import { RevokeKey } from './RevokeKey.tsx'
import { RotateSecret } from './RotateSecret.tsx'
import { ShownOnce } from './ShownOnce.tsx'
import { useKeys, useRotateKey } from './use-programs.ts'

type Open =
  | { deed: 'make' }
  | { deed: 'show'; made: NewApiKey }
  | { deed: 'rotate' | 'revoke'; key: ApiKey }
  | null

/** The keys of programs. */
export function ApiKeys() {
  const words = apiAccess.keys
  const keys = useKeys()
  const rotate = useRotateKey()
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  const show = (made: NewApiKey) => setOpen({ deed: 'show', made })
  return (
    <Part title={words.title} lead={words.lead}>
      <ListOf rows={keys} failed={words.failed}>
        {({ keys: rows }) => (
          <>
            {rows.length === 0 ? (
              <p className="text-muted">{words.none}</p>
            ) : (
              <KeysTable
                keys={rows}
                onRotate={(key) => setOpen({ deed: 'rotate', key })}
                onRevoke={(key) => setOpen({ deed: 'revoke', key })}
              />
            )}
            <div>
              <Button
                variant="primary"
                icon={<KeyRound className="size-5" />}
                onClick={() => setOpen({ deed: 'make' })}
              >
                {words.make}
              </Button>
            </div>
          </>
        )}
      </ListOf>
      {open?.deed === 'make' && (
        <MakeKey offered={keys.data?.offered ?? []} onMade={show} onClose={close} />
      )}
      {open?.deed === 'rotate' && (
        <RotateSecret
          id={open.key.id}
          name={open.key.name}
          deed={rotate}
          onDone={show}
          onClose={close}
        />
      )}
      {open?.deed === 'revoke' && <RevokeKey apiKey={open.key} onClose={close} />}
      {open?.deed === 'show' && (
        <ShownOnce
          title={apiAccess.secret.key(open.made.name)}
          secret={open.made.secret}
          onClose={close}
        />
      )}
    </Part>
  )
}
