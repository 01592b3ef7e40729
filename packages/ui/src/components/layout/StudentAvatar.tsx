import { useState } from 'react'
import css from './StudentAvatar.module.css'
import { isSafeUrl } from '@caderno/domain/kernel'

interface StudentAvatarProps {
  name: string
  foto?: string
  size?: 'small' | 'large'
}

/** Decoration beside a name or inside a named button; a picture that does not load leaves the initials. */
export function StudentAvatar({ name, foto = '', size = 'small' }: StudentAvatarProps) {
  const source = avatarSource({ foto, name }, import.meta.env.VITE_AVATAR_URL)
  const [broken, setBroken] = useState<string>()
  return (
    <span className={css.avatar} data-size={size} data-initials={initialsOf(name) || '·'} aria-hidden>
      {source && source !== broken && (
        <img src={source} alt="" referrerPolicy="no-referrer" onError={() => setBroken(source)} />
      )}
    </span>
  )
}

/** The picture of a student (D16): their own, else the configured service's, else none and the initials stand. Without a service no name leaves the browser. */
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

/** The first letters of up to two words; little words («de», «da») are passed over when there is another. */
export function initialsOf(text: string): string {
  const words = text.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
  const significant = words.filter((word) => word.length > 2 || /^[\p{Lu}\p{N}]/u.test(word))
  return (significant.length > 0 ? significant : words)
    .slice(0, 2)
    .map((word) => [...word][0]?.toLocaleUpperCase('pt-BR'))
    .join('')
}
