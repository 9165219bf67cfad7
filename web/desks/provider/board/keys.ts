export const boardKey = ['/api/service-requests', 'available']
export const declinedKey = ['/api/service-requests', 'declined']
