import { StudentAvatar } from '../../components/layout/StudentAvatar.tsx'
import css from './Profile.module.css'

/** The picture and one line on what and where: the first thing a profile says. */
export function WhoYouAre({ name, foto = '', line }: { name: string; foto?: string; line?: string }) {
  return (
    <div className={css.who}>
      <StudentAvatar name={name} foto={foto} size="large" />
      <div>
        <p className={css.name}>{name}</p>
        {line && <p className={css.line}>{line}</p>}
      </div>
    </div>
  )
}
