import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { PeriodicTasks } from '../../../core/jobs/periodic/periodic-tasks.js';
import { loggers } from '../../../core/observability/loggers.js';
import { ReservationsService } from './reservations.service.js';

const EVERY_MS = 30_000;

/** Gives back tokens that a dead process has left reserved. */
@Injectable()
export class ReservationSweeper implements OnApplicationBootstrap {
  constructor(
    private readonly tasks: PeriodicTasks,
    private readonly reservations: ReservationsService,
  ) {}

  onApplicationBootstrap(): void {
    this.tasks.schedule('token-reservations', EVERY_MS, async () => {
      const released = await this.reservations.sweep();
      if (released > 0) loggers.app.warn({ released }, 'reservations past their deadline were given back');
    });
  }
}
