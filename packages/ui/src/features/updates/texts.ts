export const UPDATE_TEXTS = {
  offer: 'Há uma nova versão disponível.',
  install: 'Atualizar agora',
  dismiss: 'Dispensar',
  clear: 'Limpar cache',
  clearAndReload: 'Limpar cache e recarregar',
  cleared: 'Cache limpo.',
  notInstalled: 'A nova versão não chegou. Verifique sua conexão e tente novamente.',
} as const
