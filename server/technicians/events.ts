declare module '../core/events.ts' {
  interface EventPayloads {
    technician_invited: { technicianId: string }
    technician_changed: { technicianId: string }
    /** `formerId`: who was on the job and has to hear that this is over. */
    technician_assigned: { technicianId: string; formerId: string | null }
    technician_taken_off: { formerId: string | null }
  }
}

export {}
