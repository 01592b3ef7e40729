import { isSafeUrl } from '@caderno/domain/kernel'

/** The picture of a student (D16): their own, else the configured service's, else none and the initials stand. */
export function avatarSource(
  person: { foto: string; name: string },
  service: string | undefined,
): string | undefined {
  if (isSafeUrl(person.foto)) return person.foto
  if (!service || !isAvatarService(service) || person.name.trim() === '') return undefined
  return service.replaceAll('{name}', encodeURIComponent(person.name.trim()))
}

/** An https address with a place for the name; anything else would send the name where nobody asked for it. */
const isAvatarService = (service: string): boolean =>
  isSafeUrl(service) && /^https:/i.test(service) && service.includes('{name}')
