/** Addresses that run a script, leave http(s) or hide where they lead; `<input type=url>` accepts most of them. */
export const HOSTILE_URLS: readonly string[] = [
  'javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'javascript://exemplo.com/%0aalert(1)', 'javascript:https://exemplo.com', ' javascript:alert(1)',
  '\u0001javascript:alert(1)', 'java\nscript:alert(1)', 'java\tscript:alert(1)', 'java\u0000script:alert(1)', 'javascript&colon;alert(1)',
  'vbscript:msgbox(1)', 'data:text/html,<script>alert(1)</script>', 'data:text/html;base64,PHNjcmlwdD4=', 'data:image/svg+xml,<svg onload=alert(1)>',
  'blob:https://exemplo.com/1', 'file:///etc/passwd', 'filesystem:https://exemplo.com/t', 'view-source:https://exemplo.com', 'about:blank', 'ftp://exemplo.com',
  'mailto:a@b.co', 'tel:11', 'intent://exemplo.com#Intent;end', 'ws://exemplo.com', 'chrome://settings', 'exemplo.com', '//exemplo.com', '/leitura', '#', '',
  'http:', 'http:/exemplo.com', 'http:exemplo.com', 'https://', 'https:///exemplo.com', 'https://?q', 'https://.', 'https://:80',
  'https:\\\\exemplo.com', 'https://exemplo.com\\@mau.com', 'https://exemplo.com@mau.com', 'https://user:senha@exemplo.com', 'https://a:b', 'https://exemplo.com:80a',
  ' https://exemplo.com', 'https://exemplo.com ', 'https://exemplo.com/a b', 'https://exem\nplo.com', 'https://exemplo.com/\u0000', 'https://exemplo.com/\u202Efdp.exe',
  'https://exem\u200Bplo.com', 'https://exemplo.com/"onclick="x\nx', 'https://<script>', 'https://exemplo%2ecom', 'https://exemplo.com/\uD800',
]
