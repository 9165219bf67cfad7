import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import type { PasskeyAnswer } from '#contract/security.ts'

const present = 0x01
const verified = 0x04
const withKey = 0x40

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest()
const url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')

/** A phone with one passkey, as far as a browser tells of it; `asksPerson` is the finger, the face or the PIN. */
export function passkeyDevice(origin: string, { asksPerson = true } = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(32)
  const rpId = new URL(origin).hostname
  let counter = 0

  function authData(flags: number, more = Buffer.alloc(0)): Buffer {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(++counter)
    const all = flags | present | (asksPerson ? verified : 0)
    return Buffer.concat([sha256(rpId), Buffer.of(all), count, more])
  }
  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const answer = (response: PasskeyAnswer['response']): PasskeyAnswer => ({
    id: url(id),
    rawId: url(id),
    type: 'public-key',
    response,
    clientExtensionResults: {},
  })

  return {
    /** Makes the passkey. */
    make({ challenge }: { challenge: string }): PasskeyAnswer {
      const key = isoCBOR.encode(
        new Map<number, number | Uint8Array>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
          [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
        ]),
      )
      const named = Buffer.concat([Buffer.alloc(16), Buffer.of(0, id.length), id, key])
      const attestationObject = isoCBOR.encode(
        new Map<string, string | Map<never, never> | Uint8Array>([
          ['fmt', 'none'],
          ['attStmt', new Map<never, never>()],
          ['authData', new Uint8Array(authData(withKey, named))],
        ]),
      )
      return answer({
        clientDataJSON: url(clientData('webauthn.create', challenge)),
        attestationObject: url(attestationObject),
        transports: ['internal'],
      })
    },
    /** Shows it. */
    show({ challenge }: { challenge: string }): PasskeyAnswer {
      const data = authData(0)
      const client = clientData('webauthn.get', challenge)
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      return answer({
        clientDataJSON: url(client),
        authenticatorData: url(data),
        signature: url(signature),
      })
    },
  }
}
