/** Of anything whose write is `queued`: durable here, and nowhere else yet. */
export const WAITING_TO_BE_SENT = 'Salvo neste dispositivo, aguardando envio'
