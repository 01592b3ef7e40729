import { Transform } from 'node:stream'
import { StringDecoder } from 'node:string_decoder'

/** What a write or a removal names, in a form of the Write stream (decoded) or in the JSON of a commit. */
const WRITTEN = /"(?:name|delete)":\s*"(projects\/[^"]+)"/g
/** The events of a stream: a missing document, a found document, removed targets, and the time until which the stream is complete. */
const EVENT = new RegExp(
  [
    '"documentDelete":\\s*\\{\\s*"document":\\s*"(?<gone>[^"]+)",\\s*"readTime":\\s*"(?<since>[^"]+)",\\s*"removedTargetIds":\\s*\\[(?<by>[^\\]]*)\\]',
    '"documentChange":\\s*\\{\\s*"document":\\s*\\{\\s*"name":\\s*"(?<there>[^"]+)"',
    '"targetChangeType":\\s*"REMOVE",\\s*"targetIds":\\s*\\[(?<ended>[^\\]]*)\\]',
    '(?<until>"targetChange":\\s*\\{\\s*"resumeToken":\\s*"[^"]*",\\s*"readTime":\\s*")(?<time>[^"]+)',
  ].join('|'),
  'g',
)
/** A refused write is never sent to the stream. */
const LONGEST_MS = 30_000

/**
 * The Firestore emulator declares a Listen stream complete until a time, and sends what was written before that time afterwards: while one query's result is
 * sent again, a document of another target may follow later. The client then takes the document for missing, and its later event for outdated. The service
 * guarantees otherwise (https://firebase.google.com/docs/firestore/reference/rpc, TargetChange.read_time): here a stream that has reported a document missing
 * is declared complete only until that document was written, until the document has been sent.
 * `sent` and `answered` are those of a proxy that both the writes and the streams go through.
 */
export function truerSnapshots(now = Date.now) {
  const written = new Map()
  const sessions = new Map()

  function sent(body, url) {
    if (!/\/Write\/|:commit/.test(url)) return body
    const chunks = []
    return body.pipe(
      new Transform({
        transform(chunk, _encoding, done) {
          chunks.push(chunk)
          done()
        },
        flush(done) {
          const whole = Buffer.concat(chunks)
          for (const [, name] of decoded(whole.toString()).matchAll(WRITTEN)) written.set(name, now())
          done(null, whole)
        },
      }),
    )
  }

  function answered(body, url) {
    if (!url.includes('/Listen/')) return body
    const id = new URL(url, 'http://localhost').searchParams.get('SID')
    const session = sessions.get(id) ?? { missing: new Map(), last: undefined }
    const { missing } = session
    sessions.set(id, session)
    return body.pipe(
      messages((message) =>
        message.replace(EVENT, (event, ...rest) => {
          const { gone, since, by, there, ended, until, time } = rest.at(-1)
          if (time) return until + (session.last = timeBefore(time, session))
          if (gone)
            for (const target of ids(by)) missing.set(target, { name: gone, since: Date.parse(since) })
          else if (ended) for (const target of ids(ended)) missing.delete(target)
          else for (const [target, { name }] of missing) if (name === there) missing.delete(target)
          return event
        }),
      ),
    )
  }

  /** Never before a time that the session was sent: the client would wait for a later one. */
  function timeBefore(time, { missing, last }) {
    const unsent = [...missing.values()]
      .map(({ name, since }) => ({ since, at: written.get(name) ?? 0 }))
      .filter(({ since, at }) => at > since && now() - at < LONGEST_MS)
    const until = Math.min(...unsent.map(({ at }) => at - 1))
    if (until >= Date.parse(time)) return time
    return Date.parse(last) >= until ? last : new Date(until).toISOString()
  }

  return { sent, answered }
}

/** Each message of a stream with the line that gives its length, passed on as soon as it is whole. */
function messages(change) {
  const decoder = new StringDecoder('utf8')
  let text = ''
  return new Transform({
    transform(chunk, _encoding, done) {
      text += decoder.write(chunk)
      for (let length = messageIn(text); length > 0; length = messageIn(text)) {
        this.push(withLength(change(text.slice(0, length))))
        text = text.slice(length)
      }
      done()
    },
    flush(done) {
      this.push(text + decoder.end())
      done()
    },
  })
}

/** How many characters the first message takes with its line; 0 while it is not whole. */
function messageIn(text) {
  const [line = '', length = 0] = /^(\d+)\n/.exec(text) ?? []
  const end = line.length + Number(length)
  return line !== '' && text.length >= end ? end : 0
}

function withLength(message) {
  const text = message.slice(message.indexOf('\n') + 1)
  return `${text.length}\n${text}`
}

const ids = (list) => list.split(',').map((id) => id.trim())

function decoded(form) {
  try {
    return decodeURIComponent(form)
  } catch {
    return form
  }
}
