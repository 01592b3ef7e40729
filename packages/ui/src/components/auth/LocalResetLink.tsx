import { Link } from '../layout/Link.tsx'
import css from '../forms/form.module.css'

/** In local mode nobody sends a mail: here is the link itself (D15). Followed inside the app, so its code reaches no server log. */
export function LocalResetLink({ url }: { url: string }) {
  const { pathname, search } = new URL(url, window.location.origin)
  return (
    <div className={css.local}>
      <p>Modo local: nenhum e-mail é enviado. Use este link:</p>
      <p>
        <Link to={pathname + search} className="text-link">
          {url}
        </Link>
      </p>
      <p>No modo local, quem usa este navegador pode redefinir a senha.</p>
    </div>
  )
}
