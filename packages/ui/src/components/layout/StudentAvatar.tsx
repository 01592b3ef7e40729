import { useState } from 'react'
import { initialsOf } from './initials.ts'
import { avatarSource } from './avatar-source.ts'
import css from './StudentAvatar.module.css'

interface StudentAvatarProps {
  name: string
  foto?: string
  /** An https address containing {name}; without one no name leaves the browser (D16). */
  service?: string | undefined
  size?: 'small' | 'large'
}

/** Decoration beside a name or inside a named button; a picture that does not load leaves the initials. */
export function StudentAvatar({
  name,
  foto = '',
  service = import.meta.env.VITE_AVATAR_URL,
  size = 'small',
}: StudentAvatarProps) {
  const source = avatarSource({ foto, name }, service)
  const [broken, setBroken] = useState<string>()
  return (
    <span className={css.avatar} data-size={size} aria-hidden>
      {initialsOf(name) || '·'}
      {source && source !== broken && (
        <img src={source} alt="" referrerPolicy="no-referrer" onError={() => setBroken(source)} />
      )}
    </span>
  )
}
